/** An error of a field: the code is a key of the `errors` wording, the params fill its text. */
export interface CodedFieldError {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
  /** Dotted path into the input: `account.revenue`; absent when the whole input is invalid. */
  readonly field?: string
}

/** The part of a zod error that becomes field errors. */
interface Issue {
  readonly message: string
  readonly path: readonly PropertyKey[]
}

const paramsOf = (issue: Issue): CodedFieldError['params'] =>
  Object.fromEntries(
    Object.entries(issue).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'number' || (typeof value === 'string' && name !== 'message')
        ? [[name, value]]
        : [],
    ),
  )

const fieldErrorOf = (issue: Issue): CodedFieldError => {
  const fieldError = { code: issue.message, params: paramsOf(issue) }
  return issue.path.length === 0
    ? fieldError
    : { ...fieldError, field: issue.path.map(String).join('.') }
}

const hasIssues = (error: unknown): error is { readonly issues: readonly Issue[] } =>
  typeof error === 'object' && error !== null && 'issues' in error && Array.isArray(error.issues)

/**
 * The field errors of a zod error. The message of each check is the code, its numbers (`minimum`,
 * `maximum`) are params. Empty for any other error.
 */
export const fieldErrorsIn = (error: unknown): readonly CodedFieldError[] =>
  hasIssues(error) ? error.issues.map(fieldErrorOf) : []

/** The wording key of a field error's code; undefined for an unknown code. */
export const keyOfCode = (code: string): string => (code.includes(':') ? code : `errors:${code}`)
