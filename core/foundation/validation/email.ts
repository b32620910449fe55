import { domainOf, isDomain } from './domain.ts'
import { trimmed, withoutInvisible } from './invisible.ts'

/** The part before the at-sign: atoms of the characters that mail allows, separated by dots. */
const localPart = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/i

/** The longest part before the at-sign (RFC 5321). */
const maxLocalPartLength = 64

const parts = (address: string): readonly [local: string, host: string] => {
  const at = address.lastIndexOf('@')
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
}

/**
 * The stored form of an e-mail address: without invisible characters, its domain in ASCII
 * (`ada@müller.example` → `ada@xn--mller-kva.example`).
 */
export const emailOf = (text: string): string => {
  const address = trimmed(withoutInvisible(text)).replace('\uff20', '@')
  const [local, host] = parts(address)
  return /^\p{ASCII}*$/u.test(host) ? address : `${local}@${domainOf(host)}`
}

/** Whether a text is the address of a mailbox. */
export const isEmail = (text: string): boolean => {
  const [local, host] = parts(emailOf(text))
  return (
    host !== '' && local.length <= maxLocalPartLength && localPart.test(local) && isDomain(host)
  )
}
