/** What is wrong with a field: the code is a key of the `errors` wording, the params fill its text. */
export interface Fault {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
  /** Dotted path into the input: `account.revenue`; missing when the whole input is at fault. */
  readonly field?: string
}

/** The part of a zod error that faults are made of. */
interface Issue {
  readonly message: string
  readonly path: readonly PropertyKey[]
}

const paramsOf = (issue: Issue): Fault['params'] =>
  Object.fromEntries(
    Object.entries(issue).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'number' || (typeof value === 'string' && name !== 'message')
        ? [[name, value]]
        : [],
    ),
  )

const faultOf = (issue: Issue): Fault => {
  const fault = { code: issue.message, params: paramsOf(issue) }
  return issue.path.length === 0 ? fault : { ...fault, field: issue.path.map(String).join('.') }
}

const hasIssues = (error: unknown): error is { readonly issues: readonly Issue[] } =>
  typeof error === 'object' && error !== null && 'issues' in error && Array.isArray(error.issues)

/**
 * The faults that a shape found. Each check's message is its code; the numbers of the check
 * (`minimum`, `maximum`) are params. Anything but a shape's error has none.
 */
export const faultsIn = (error: unknown): readonly Fault[] =>
  hasIssues(error) ? error.issues.map(faultOf) : []

/** Where the text of a fault's code stands, if it is one of ours. */
export const keyOfCode = (code: string): string => (code.includes(':') ? code : `errors:${code}`)
