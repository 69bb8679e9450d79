export type BlogPost = {
  id: string
  title: string
  author: string
  company: string
  keyTakeaways: readonly string[]
  sections: readonly [BlogSection, ...BlogSection[]]
  faq: readonly Question[]
  summary: string
}

type BlogSection = {
  title: string
  /** A drawing of 480 x 360 in `public/`. */
  image: string
  imageAlt: string
  /** Paragraphs, with an empty line between two. */
  content: string
}

type Question = {
  question: string
  /** Its paragraphs. */
  answer: readonly string[]
}
