/** Stems of the passwords that attackers try first, in lower case, without the usual endings. */
const stems: ReadonlySet<string> = new Set(
  `password passwort passw passwd pass welcome admin administrator letmein login master root user
  qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc abc abcd
  abcdef abcdefgh iloveyou loveme sunshine princess dragon monkey shadow football baseball
  basketball soccer hockey superman batman starwars pokemon michael jordan jennifer charlie
  computer internet secret changeme default guest test testing temp temporary access hello trustno
  whatever freedom flower cheese cookie summer winter spring autumn fall january february march
  april may june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday london sydney america insurance parapet cyber security company`.split(
    /\s+/,
  ),
)

/** The letters that common signs replace. */
const substitutedLetters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const ending = /[^\p{L}]+$/u
const beginning = /^[^\p{L}@$]+/u

const plain = (text: string): string => text.replace(ending, '').replace(beginning, '')

/**
 * Whether a password is one of the most common ones with the usual variations: capitals, signs for
 * letters, a year and an exclamation mark (`P@ssw0rd2026!`).
 */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase()
  const core = plain(lower)
  const letters = Array.from(core, (sign) => substitutedLetters[sign] ?? sign).join('')
  return core === '' || stems.has(core) || stems.has(letters)
}
