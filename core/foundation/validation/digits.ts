/** The first digit of each script that people type numbers in. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]

/** A text with its decimal digits as ASCII: full-width and Arabic-Indic ones are typed, too. */
export const withAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((each) => code >= each && code < each + 10)
    return zero === undefined ? digit : String(code - zero)
  })

/** A text with the digits and signs of East Asian keyboards as ASCII: `＄１，２５０` → `$1,250`. */
export const withAsciiSigns = (text: string): string =>
  withAsciiDigits(
    text
      .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
      .replaceAll('\uffe1', '£')
      .replaceAll('\u3000', ' '),
  )
