// The photos that have smaller copies (docs/decisions/photos.md). Every page contains their list.

export type Photo = {
  /** Begins the file name of each copy, and changes with the photo. */
  name: string
  /** The width in pixels of the 4:3 frame that each copy fits into, the smallest first. */
  widths: readonly number[]
  /** The average colors of its top, middle and bottom, as `#rrggbb`. None if it's transparent. */
  colors: readonly string[]
}

/** By the URL of the picture. */
export type Photos = ReadonlyMap<string, Photo>

/** The id of the element with the list: pairs of URL and photo, as JSON. */
export const photosId = 'photos'

let photos: Photos | undefined

/** Sets the list for pages that the build renders. */
export function givePhotos(prepared: Photos): void {
  photos = prepared
}

/** Null if the build has made no copies: the page then shows the picture itself. */
export function photoOf(url: string): Photo | null {
  if (!photos) {
    const list = globalThis.document?.getElementById(photosId)?.textContent ?? '[]'
    photos = new Map(JSON.parse(list) as [string, Photo][])
  }
  return photos.get(url) ?? null
}

type Format = 'avif' | 'webp'

/** All copies of a format, for `srcset`. */
export function copiesOf(photo: Photo, format: Format): string {
  return photo.widths.map((width) => `${copyOf(photo, width, format)} ${width}w`).join(', ')
}

/** The URL of one copy. */
export function copyOf({ name }: Photo, width: number, format: Format): string {
  return `/assets/photos/${name}-${width}.${format}`
}

/** The URL of the largest copy that every browser and search engine reads. */
export function largestCopy(photo: Photo): string {
  return copyOf(photo, Math.max(...photo.widths), 'webp')
}

/** In the photo's own colors, for what a photo of another shape leaves free of its frame. */
export function softColors({ colors }: Photo): { background?: string } {
  return colors.length === 0 ? {} : { background: `linear-gradient(${colors.join(', ')})` }
}
