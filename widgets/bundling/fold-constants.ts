import { parseSync, Visitor, type ESTree } from 'vite'

/** What is known of a program's values, by their names; the rest follows by its minifier. */
export interface KnownValues {
  /** Properties of `exports` that nobody reads. */
  readonly unusedExports?: readonly string[]
  /** Variables that keep their first value, with that value. */
  readonly variables?: Readonly<Record<string, string>>
  /** Properties that always have one value. */
  readonly properties?: Readonly<Record<string, string>>
  /** Functions whose calls have one result and no effect. */
  readonly results?: Readonly<Record<string, string>>
  /** Classes of which there is no object. */
  readonly unusedClasses?: readonly string[]
  /** Values that no `tag` has. */
  readonly unusedTags?: readonly number[]
}

type Edit = readonly [from: number, to: number, text: string]

const applied = (code: string, edits: readonly Edit[]): string => {
  let result = ''
  let at = 0
  // The outer of two nested edits comes first and contains the other.
  for (const [from, to, text] of edits.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (from < at) continue
    result += code.slice(at, from) + text
    at = to
  }
  return result + code.slice(at)
}

/** Whether the code after a list of statements is never reached. */
const leaves = (statements: readonly ESTree.Statement[]): boolean => {
  const last = statements.at(-1)
  switch (last?.type) {
    case 'ReturnStatement':
    case 'ThrowStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return true
    case 'BlockStatement':
      return leaves(last.body)
    case 'IfStatement':
      return last.alternate !== null && leaves([last.consequent]) && leaves([last.alternate])
    default:
      return false
  }
}

/** The name in `object.name`. */
const memberOf = (node: ESTree.Node, object: string): string | undefined => {
  if (node.type !== 'MemberExpression' || node.computed) return undefined
  const { object: left, property } = node
  const isIt = left.type === 'Identifier' && left.name === object
  return isIt && property.type === 'Identifier' ? property.name : undefined
}

const isTagRead = (node: ESTree.Node): boolean =>
  node.type === 'Identifier'
    ? node.name === 'tag'
    : node.type === 'MemberExpression' &&
      !node.computed &&
      node.property.type === 'Identifier' &&
      node.property.name === 'tag'

/**
 * Puts known values into a program, so that its minifier finds what never runs. A name that the
 * program does not have is an error: it has changed, and what is known of it may be wrong.
 */
export const foldConstants = (file: string, code: string, known: KnownValues): string => {
  const { unusedExports = [], unusedClasses = [], unusedTags = [] } = known
  const { variables = {}, properties = {}, results = {} } = known
  const edits: Edit[] = []
  const found = new Set<string>()
  const replace = ({ start, end }: ESTree.Span, text: string, name: string): void => {
    edits.push([start, end, text])
    found.add(name)
  }
  const valueOf = (values: Readonly<Record<string, string>>, name: string): string | undefined =>
    Object.hasOwn(values, name) ? values[name] : undefined

  /** Where identifiers and properties are written or named, not read. */
  const written = new Set<number>()
  /** Functions with a parameter of the name. */
  const shadows: { readonly name: string; readonly span: ESTree.Span }[] = []
  const reads: { readonly name: string; readonly span: ESTree.Span }[] = []

  const delegationFunction = (node: ESTree.Function): void => {
    if (node.id) written.add(node.id.start)
    for (const param of node.params)
      if (param.type === 'Identifier' && valueOf(variables, param.name) !== undefined)
        shadows.push({ name: param.name, span: node })
  }
  const isUnusedTag = (node: ESTree.Node): boolean =>
    node.type === 'Literal' && typeof node.value === 'number' && unusedTags.includes(node.value)
  const unusedClassOf = (node: ESTree.Node): string | undefined => {
    if (node.type !== 'MemberExpression') return undefined
    return unusedClasses.find((name) => memberOf(node.object, name) === 'prototype')
  }

  new Visitor({
    FunctionDeclaration: delegationFunction,
    FunctionExpression: delegationFunction,
    VariableDeclarator: ({ id }) => void written.add(id.start),
    UpdateExpression: ({ argument }) => void written.add(argument.start),
    Property: ({ key, computed }) => void (!computed && written.add(key.start)),
    ExpressionStatement({ expression, ...statement }) {
      if (expression.type !== 'AssignmentExpression') return
      const exported = memberOf(expression.left, 'exports')
      if (exported !== undefined && unusedExports.includes(exported))
        replace(statement, ';', exported)
      // Of `Unused.prototype.x = Used.prototype.x = …` the rest stays.
      const ofClass = unusedClassOf(expression.left)
      const isLast = expression.right.type !== 'AssignmentExpression'
      if (ofClass !== undefined && isLast) replace(statement, ';', ofClass)
    },
    AssignmentExpression({ left, right }) {
      written.add(left.start)
      const ofClass = unusedClassOf(left)
      if (ofClass !== undefined && right.type === 'AssignmentExpression')
        replace({ start: left.start, end: right.start }, '', ofClass)
    },
    CallExpression({ callee, ...call }) {
      if (callee.type !== 'Identifier') return
      const result = valueOf(results, callee.name)
      if (result !== undefined) replace(call, result, callee.name)
    },
    MemberExpression(node) {
      const { property, computed } = node
      if (computed || property.type !== 'Identifier') return
      written.add(property.start)
      const value = valueOf(properties, property.name)
      if (value !== undefined && !written.has(node.start)) replace(node, value, property.name)
    },
    Identifier({ name, ...span }) {
      if (valueOf(variables, name) !== undefined) reads.push({ name, span })
    },
    BinaryExpression({ left, operator, right, ...comparison }) {
      const tag = isUnusedTag(left) ? left : right
      const other = tag === left ? right : left
      if (!isUnusedTag(tag) || !isTagRead(other)) return
      if (operator === '===') replace(comparison, '!1', 'tag')
      if (operator === '!==') replace(comparison, '!0', 'tag')
    },
    SwitchStatement({ discriminant, cases }) {
      if (!isTagRead(discriminant)) return
      let isReached = false
      for (const each of cases) {
        const { test, consequent, start } = each
        const [first] = consequent
        const isAlone = !isReached && leaves(consequent)
        if (test && isUnusedTag(test) && (!first || isAlone)) {
          replace(each, '', 'tag')
          continue
        }
        // Its statements serve the cases before it, too.
        if (test && isUnusedTag(test) && first && isReached)
          replace({ start, end: first.start }, '', 'tag')
        isReached = !leaves(consequent)
      }
    },
  }).visit(parseSync(file, code, { sourceType: 'script' }).program)

  for (const { name, span } of reads) {
    const isOther = shadows.some(
      (each) => each.name === name && each.span.start <= span.start && span.end <= each.span.end,
    )
    if (!isOther && !written.has(span.start)) replace(span, variables[name] ?? '', name)
  }
  const names = [variables, properties, results].flatMap((each) => Object.keys(each))
  const missing = [...names, ...unusedExports, ...unusedClasses].filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`${file} has no ${missing.join(', ')}`)
  return applied(code, edits)
}
