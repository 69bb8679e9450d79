// @ts-nocheck oxlint doesn't export the types of a rule and of the syntax tree.
// The lint rule for texts: a text that can change, or come and go, is the only child of an element
// of its own. docs/decisions/rewritten-pages.md says why, and what the rule can't see.

/**
 * The type of what has a place beside other children: elements or nothing, never text
 * (src/ui/slot.ts).
 */
const slot = 'Slot'

const messages = {
  changing:
    'This may be a text that changes beside others. Make it one string or give it an element.',
  beside: 'This element comes and goes beside a text. Give the text an element.',
  loose: 'This text is directly in a fragment. Give it an element.',
  reused: 'React keeps this element for its alternative, and changes its texts. Give it a key.',
}

/** What a child can be: nothing, a text or an element that stays, or one that changes. */
const [none, text, element, changingText, changingElement] = [0, 1, 2, 3, 4]

export const textAlone = {
  meta: { messages },
  create(context) {
    const { sourceCode } = context
    /** Names of properties and variables that hold elements only. */
    const slots = new Set()
    /** What to check once all types of the file are known. */
    const later = []
    const reused = new Set()

    function note({ key, typeAnnotation }) {
      const type = typeAnnotation?.typeAnnotation
      const { typeName } = type?.returnType?.typeAnnotation ?? type ?? {}
      if (typeName?.name === slot) slots.add(key.name)
    }

    function check(node) {
      const children = node.children.flatMap(inFragments).map((child) => [child, kindOf(child)])
      const shown = children.filter(([, kind]) => kind !== none)
      const hasText = shown.some(([, kind]) => kind === text || kind === changingText)
      for (const [child, kind] of shown) {
        if (kind === changingText && shown.length > 1) report(child, 'changing')
        if (kind === changingElement && hasText) report(child, 'beside')
      }
    }

    function checkFragment(node) {
      // Its children are checked with those of the element around it.
      if (node.parent.type === 'JSXElement' || node.parent.type === 'JSXFragment') return
      check(node)
      for (const child of node.children.flatMap(inFragments))
        if ([text, changingText].includes(kindOf(child))) report(child, 'loose')
    }

    /**
     * Of elements with the same name and place, React keeps the first and changes what is in it.
     */
    function checkAlternatives(nodes) {
      const elements = nodes.flatMap(alternativesOf).filter((node) => !hasKey(node))
      for (const node of elements) {
        const isAlone = elements.every((other) => other === node || nameOf(other) !== nameOf(node))
        const kinds = node.children
          .flatMap(inFragments)
          .map(kindOf)
          .filter((kind) => kind !== none)
        const isReused = !isAlone && kinds.length > 1 && kinds.includes(text)
        if (isReused && !reused.has(node)) report(node, 'reused')
        if (isReused) reused.add(node)
      }
    }

    function report(node, messageId) {
      context.report({ node, messageId })
    }

    function kindOf(node) {
      switch (node?.type) {
        case 'JSXText':
          return ofText(node.value)
        case 'JSXExpressionContainer':
        case 'TSNonNullExpression':
        case 'TSAsExpression':
        case 'ChainExpression':
          return kindOf(node.expression)
        case 'JSXElement':
          return element
        case 'JSXFragment':
          return changingElement
        case 'JSXEmptyExpression':
        case undefined:
          return none
        case 'Literal':
          return ofText(node.value)
        case 'TemplateLiteral':
          return node.expressions.length === 0 ? text : changingText
        case 'ConditionalExpression':
          return oneOf([node.consequent, node.alternate])
        case 'LogicalExpression':
          return oneOf(node.operator === '&&' ? [null, node.right] : [node.left, node.right])
        case 'CallExpression':
          return ofCall(node)
        case 'Identifier':
          return node.name === 'undefined' ? none : ofVariable(node)
        case 'MemberExpression':
          return ofMember(node)
        default:
          return changingText
      }
    }

    function oneOf(nodes) {
      const kinds = nodes.map(kindOf)
      if (kinds.every((kind) => kind === none)) return none
      return kinds.includes(text) || kinds.includes(changingText) ? changingText : changingElement
    }

    /** `list.map(each => <li/>)`, and a call of a function of this file. */
    function ofCall({ callee, arguments: [first] }) {
      if (slots.has(callee.name)) return changingElement
      const called = callee.property?.name === 'map' ? first : definitionOf(callee)?.node
      const outcomes = outcomesOf(called?.init ?? called)
      return outcomes === null ? changingText : oneOf([null, ...outcomes])
    }

    function ofVariable(node) {
      if (slots.has(node.name)) return changingElement
      const definition = definitionOf(node)
      // An imported constant stays as it is.
      if (definition?.type === 'ImportBinding') return text
      const { init, id } = definition?.node ?? {}
      return init && id.type === 'Identifier' ? kindOf(init) : changingText
    }

    function ofMember(node) {
      if (slots.has(node.property?.name)) return changingElement
      let root = node
      while (root.type === 'MemberExpression' && !root.computed) root = root.object
      const isConstant =
        node.type === 'MemberExpression' && definitionOf(root)?.type === 'ImportBinding'
      return isConstant ? text : changingText
    }

    function definitionOf(node) {
      if (node?.type !== 'Identifier') return undefined
      for (let scope = sourceCode.getScope(node); scope; scope = scope.upper) {
        const variable = scope.set.get(node.name)
        if (variable) return variable.defs[0]
      }
      return undefined
    }

    return {
      TSPropertySignature: note,
      JSXElement: (node) => later.push(() => check(node)),
      JSXFragment: (node) => later.push(() => checkFragment(node)),
      ConditionalExpression(node) {
        // The outermost one has the alternatives of those inside.
        if (node.parent.type !== node.type) later.push(() => checkAlternatives([node]))
      },
      FunctionDeclaration: (node) => later.push(() => checkAlternatives(outcomesOf(node))),
      'Program:exit': () => later.forEach((run) => run()),
    }
  },
}

/** The elements that an expression can be. */
function alternativesOf(node) {
  if (node?.type === 'JSXElement') return [node]
  if (node?.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap(alternativesOf)
  return []
}

function nameOf({ openingElement }) {
  return openingElement.name.name
}

function hasKey({ openingElement }) {
  return openingElement.attributes.some(({ name }) => name?.name === 'key')
}

/** Nobody replaces a space. */
function ofText(value) {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    ? text
    : none
}

/** A fragment's children are children of the element around it. */
function inFragments(node) {
  return node.type === 'JSXFragment' ? node.children.flatMap(inFragments) : [node]
}

/** What a function can return; null for anything that isn't one. */
function outcomesOf(node) {
  if (!node?.body || !/Function/.test(node.type)) return null
  return node.body.type === 'BlockStatement' ? returnsIn(node.body.body) : [node.body]
}

function returnsIn(statements) {
  return statements.flatMap((statement) => {
    if (statement.type === 'ReturnStatement') return [statement.argument]
    if (statement.type === 'BlockStatement') return returnsIn(statement.body)
    if (statement.type === 'IfStatement')
      return returnsIn([statement.consequent, statement.alternate].filter(Boolean))
    return statement.type === 'SwitchStatement'
      ? statement.cases.flatMap(({ consequent }) => returnsIn(consequent))
      : []
  })
}
