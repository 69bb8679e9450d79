// The blog's articles (docs/specification.md).
import type { BlogPost } from './blog-post'
import { inflatablesArticle } from './inflatables'

export const blogs: readonly BlogPost[] = [inflatablesArticle]

/** The article with this id, or null. */
export function findBlog(id: string): BlogPost | null {
  return blogs.find((blog) => blog.id === id) ?? null
}
