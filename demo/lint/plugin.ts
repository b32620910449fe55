import { relative, sep } from 'node:path'
import { importError, targetOf } from './layers.ts'

interface Source {
  readonly source: { readonly type: string; readonly value?: unknown } | null
}

interface RuleContext {
  readonly filename: string
  report(problem: { readonly node: unknown; readonly message: string }): void
}

const root = `${import.meta.dirname}/../..`

/** Holds the directions between groups and domains; types count as well. */
const layers = {
  create(context: RuleContext) {
    const file = relative(root, context.filename).split(sep).join('/')
    const check = (node: Source): void => {
      const specifier = node.source?.value
      if (typeof specifier !== 'string') return
      const target = targetOf(file, specifier)
      const message = target === undefined ? undefined : importError(file, target)
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

// The linter asks for a default export.
// oxlint-disable-next-line import/no-default-export
export default { meta: { name: 'house' }, rules: { layers } }
