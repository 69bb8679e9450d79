/** The id of the field called `name`, to which problem lists link. */
export function fieldId(name: string): string {
  return `field-${name}`
}
