/** The zero of each script in which people type numbers. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]

/** Converts decimal digits of any script, such as full-width and Arabic-Indic ones, to ASCII. */
export const withAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((each) => code >= each && code < each + 10)
    return zero === undefined ? digit : String(code - zero)
  })

/** Converts the digits and signs of East Asian keyboards to ASCII: `＄１，２５０` → `$1,250`. */
export const withAsciiSigns = (text: string): string =>
  withAsciiDigits(
    text
      .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
      .replaceAll('\uffe1', '£')
      .replaceAll('\u3000', ' '),
  )
