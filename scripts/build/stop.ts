/** Ends a build with a sentence. The place where it was thrown says nothing about the cause. */
export function stop(message: string): never {
  const error = new Error(message)
  delete error.stack
  throw error
}
