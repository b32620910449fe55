import type { Namespaces, WordingKey } from '../wording/namespaces.ts'
import type { Wording, WordingParams } from '../wording/wording.ts'

/** The code of a field error: a key of the `errors` wording, or the full key of another text. */
export type FieldErrorCode = keyof Namespaces['errors'] | WordingKey

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

/** The wording key of a field error's code. */
export const keyOfCode = (code: string): string => (code.includes(':') ? code : `errors:${code}`)

/**
 * The text of a field error. A code is translated, with the field's `label` in its text; any other
 * text is returned as the server wrote it.
 */
export const fieldErrorText = (
  wording: Pick<Wording, 'has' | 't'>,
  codeOrText: string,
  params: WordingParams & { readonly label: string },
): string => {
  const key = keyOfCode(codeOrText)
  return wording.has(key) ? wording.t(key, params) : codeOrText
}
