// The blog's articles (docs/specification.md).
import type { BlogPost } from './blog-post'
import { inflatablesArticle } from './inflatables'

export const blogs: readonly BlogPost[] = [inflatablesArticle]

export function findBlog(id: string): BlogPost | null {
  return blogs.find((blog) => blog.id === id) ?? null
}
