/** The id of the field called `name`, to which error lists link. */
export function fieldId(name: string): string {
  return `field-${name}`
}
