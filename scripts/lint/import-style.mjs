// @ts-nocheck oxlint doesn't export the types of a rule and of the syntax tree.
// The lint rule for how src/ names its own files: ./ in the same folder, ~/ in any other.
import { dirname, join, posix, relative, sep } from 'node:path'

export const importStyle = {
  meta: { fixable: 'code' },
  create(context) {
    const [file, root] = [context.filename, join(context.cwd, 'src')]
    const folder = relative(root, dirname(file)).split(sep).join('/')

    function check({ source }) {
      const path = pathInSrc(folder, source?.value)
      if (path === null) return
      const name =
        posix.dirname(`/${path}`) === `/${folder}` ? `./${posix.basename(path)}` : `~/${path}`
      if (name === source.value) return
      context.report({
        node: source,
        message: `Import it as '${name}': ./ in the same folder, ~/ in any other.`,
        fix: (fixer) => fixer.replaceText(source, `'${name}'`),
      })
    }

    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

/** The path of the imported file in src/; null for a package or any other path. */
function pathInSrc(folder, source) {
  if (typeof source !== 'string') return null
  if (source.startsWith('~/')) return posix.normalize(source.slice(2))
  return source.startsWith('.') ? posix.join(folder, source) : null
}
