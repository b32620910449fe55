import { relative, sep } from 'node:path'
import { endpointDomainError } from './endpoint-domains.ts'
import { hostBuiltInError } from './host-built-ins.ts'
import { demoImportError } from './demo-imports.ts'
import { importError, targetOf } from './layers.ts'
import { registeredNameError } from './registered-names.ts'

interface Source {
  readonly source: { readonly type: string; readonly value?: unknown } | null
}

interface ImportSpecifier {
  readonly local: Named
}

interface Imported extends Source {
  readonly specifiers: readonly ImportSpecifier[]
}

interface Call {
  readonly callee: Named & { readonly callee?: Named }
  readonly arguments: readonly (Named & { readonly object?: Named })[]
}

interface RuleContext {
  readonly filename: string
  report(problem: { readonly node: unknown; readonly message: string }): void
}

interface Keyed {
  readonly computed?: boolean
  readonly key?: Named
  readonly property?: Named
}

interface Named {
  readonly type: string
  readonly name?: unknown
}

const root = `${import.meta.dirname}/../../..`

/** The path of the linted file, from the project's root. */
const pathOf = ({ filename }: RuleContext): string => relative(root, filename).split(sep).join('/')

/** Checks the directions between groups and domains, including type imports. */
const layers = {
  create(context: RuleContext) {
    const file = pathOf(context)
    const check = (node: Source): void => {
      const specifier = node.source?.value
      if (typeof specifier !== 'string') return
      const target = targetOf(file, specifier)
      if (target === undefined) return
      const message = importError(file, target) ?? demoImportError(file, target)
      if (message !== undefined) context.report({ node, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

/** Checks that the server implements each endpoint in the domain that declares it. */
const endpointDomains = {
  create(context: RuleContext) {
    const file = pathOf(context)
    const imports = new Map<unknown, string>()
    return {
      ImportDeclaration({ source, specifiers }: Imported) {
        if (typeof source?.value !== 'string') return
        const target = targetOf(file, source.value)
        if (target === undefined) return
        for (const { local } of specifiers) imports.set(local.name, target)
      },
      CallExpression(node: Call) {
        const { callee } = node
        if (callee.name !== 'route' && callee.callee?.name !== 'flaggedRoute') return
        const [endpoint] = node.arguments
        const declaredIn = imports.get((endpoint?.object ?? endpoint)?.name)
        const message = declaredIn && endpointDomainError(file, declaredIn)
        if (message !== undefined) context.report({ node, message })
      },
    }
  },
}

/** Checks that only allowed files name regions and products. */
const registeredNames = {
  create(context: RuleContext) {
    const file = pathOf(context)
    const check = (node: unknown, text: unknown): void => {
      const message = typeof text === 'string' ? registeredNameError(file, text) : undefined
      if (message !== undefined) context.report({ node, message })
    }
    const checkKey = (node: Keyed): void => {
      const name = node.key ?? node.property
      if (node.computed !== true && name?.type === 'Identifier') check(name, name.name)
    }
    return {
      Literal: (node: { readonly value?: unknown }) => check(node, node.value),
      Property: checkKey,
      MemberExpression: checkKey,
      TSPropertySignature: checkKey,
    }
  },
}

/** Forbids `instanceof` on built-ins in code that runs on host pages. */
const hostBuiltIns = {
  create(context: RuleContext) {
    const file = pathOf(context)
    return {
      BinaryExpression(node: { readonly operator: string; readonly right: Named }) {
        const { right } = node
        if (node.operator !== 'instanceof' || right.type !== 'Identifier') return
        const message = hostBuiltInError(file, String(right.name))
        if (message !== undefined) context.report({ node, message })
      },
    }
  },
}

// The linter requires a default export.
// oxlint-disable-next-line import/no-default-export
export default {
  meta: { name: 'house' },
  rules: {
    layers,
    'endpoint-domains': endpointDomains,
    'registered-names': registeredNames,
    'host-built-ins': hostBuiltIns,
  },
}
