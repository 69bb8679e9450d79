/** The one number of a typed or pasted text: 40 of "40 chairs", 1000 of "1,000"; or null. */
export function readWholeNumber(text: string): number | null {
  const [, digits] = oneNumber.exec(text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(/\D/g, ''))
}

/** No sign or point stands before it, and no other digit beside it. */
const oneNumber = /^(?:\D*[^\d.,+\-\u2010-\u2015\u2212])?(\d{1,3}(?:[, '’]\d{3})+|\d+)\D*$/
