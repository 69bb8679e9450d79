// The blog: its articles, and what each consists of (docs/specification.md).
import { inflatablesArticle } from './inflatables'
import type { BlogPost } from './blog-post'

export const blogs: readonly BlogPost[] = [inflatablesArticle]

/** The article of an id, or null. */
export function findBlog(id: string): BlogPost | null {
  return blogs.find((blog) => blog.id === id) ?? null
}
