// The router's parts that nobody here uses stay out of the scripts. They carry no mark that says they may, and each is named
// for a developer's tools besides; both keep all of them, 3 kB on the first screen.
import type { Plugin } from 'vite'

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(
            /= (class extends React\d*\.Component \{.*?^\});$/gms,
            '= /* @__PURE__ */ (() => $1)();',
          ),
    },
  }
}
