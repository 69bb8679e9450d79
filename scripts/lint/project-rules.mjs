// The project's own lint rules.
import { importStyle } from './import-style.mjs'
import { textAlone } from './text-alone.mjs'

export default {
  meta: { name: 'project' },
  rules: { 'import-style': importStyle, 'text-alone': textAlone },
}
