/** Why a link that a browser keeps may be gone sooner than its event. */
export const safariForgets =
  "Safari deletes saved links if you don't visit this site for seven days."
