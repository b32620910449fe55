/** Replaces removed text. */
const removed = '*'

/**
 * Fixed words of our addresses: short, letters only. Anything else may be an id, a token or a name.
 */
const isWord = (step: string): boolean => /^[a-z][a-z-]{0,29}$/i.test(step) || /^v\d$/.test(step)

/** Path segments that are followed by a token, a code or an email address. */
const beforeSecrets: readonly string[] = [
  'loading',
  'signup-validation',
  'confirmuser',
  'confirmpasswordreset',
  'confirmmfareset',
  'validate',
  'validationtokens',
  'checkpasswordreset',
  'validatepasswordreset',
  'checkuserinvited',
  'validateuserinvited',
  'validatemfareset',
  'resendvalidationemail',
  'passwords',
  'enabled',
  'enter',
]

const isAsset = (step: string): boolean => /\.(?:js|css|woff2|svg|json|map)$/.test(step)

/** An address without its query and without ids and tokens: `/agency/quotes/q-17?x=1` → `/agency/quotes/*`. */
export const scrubAddress = (address: string): string => {
  const [, origin = '', path = ''] = /^([a-z][\w+.-]*:\/\/[^/?#]*)?([^?#]*)/i.exec(address) ?? []
  const steps = path.split('/').map((step, index, all) => {
    if (step === '' || isAsset(step)) return step
    const before = (all[index - 1] ?? '').toLowerCase()
    return isWord(step) && !beforeSecrets.includes(before) ? step : removed
  })
  return origin + steps.join('/')
}

const replacements: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/\b[a-z][\w+.-]*:\/\/[^\s"'<>()[\]{}]+/gi, scrubAddress],
  [/(?<![\w./:*])\/[\w~%@:*.-]+(?:\/[\w~%@:*.-]*)*(?:[?#][^\s"'<>()]*)?/g, scrubAddress],
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, removed],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, removed],
  // A token: long, with both letters and digits.
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}\b/gi, removed],
  // A code, phone number or card number.
  [/\b\d(?:[ -]?\d){5,}\b/g, removed],
]

/**
 * Removes secrets in addresses, tokens, email addresses and numbers that may be codes from a text.
 */
export const scrubText = (text: string): string =>
  replacements.reduce(
    (scrubbed, [pattern, by]) =>
      typeof by === 'string' ? scrubbed.replace(pattern, by) : scrubbed.replace(pattern, by),
    text,
  )

/** Fields that locate an error in our code, or distinguish reports. */
const plainFields =
  /^(?:filename|abs_path|function|module|.*_ids?|replayId|sent_at|sample_rand|sample_rate|trace|span|parent_span|release|environment|platform|sdk|packages|integrations|name_source|debug_meta|timestamp|start_timestamp|version|type|mechanism|level|op|origin|status)$/

/** Fields that may contain user input or identify the user. */
const droppedFields: readonly string[] = [
  'user',
  'cookies',
  'headers',
  'query_string',
  'extra',
  'arguments',
  'vars',
  'body',
]

/** Removes everything personal or secret from a report and leaves its shape unchanged. */
export const scrubReport = (value: unknown, field = ''): unknown => {
  if (typeof value === 'string') return plainFields.test(field) ? value : scrubText(value)
  if (Array.isArray(value)) return value.map((each: unknown) => scrubReport(each, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      droppedFields.includes(name) ? [] : [[name, scrubReport(inner, name)]],
    ),
  )
}
