/**
 * Finds scripts that wait for each other while they are evaluated: the page then stays empty.
 * @param manifest of the build, by module
 * @throws an Error that names them
 */
export function forbidCircles(manifest) {
  const met = new Set()
  for (const key of Object.keys(manifest)) meet(key, [])

  function meet(key, above) {
    if (above.includes(key)) throw new Error(`In a circle: ${[...above, key].join(' -> ')}`)
    if (met.has(key)) return
    met.add(key)
    for (const imported of manifest[key].imports ?? []) meet(imported, [...above, key])
  }
}
