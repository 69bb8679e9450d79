/** Why no more than so many units can be had: "Only 5 are free on that day." */
export function onlyFree(units: number, days: number): string {
  const when = days === 1 ? 'on that day' : 'on those days'
  if (units === 0) return `None are free ${when}.`
  return `Only ${units} ${units === 1 ? 'is' : 'are'} free ${when}.`
}
