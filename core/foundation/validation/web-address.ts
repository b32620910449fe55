import { domainOf, isDomain } from './domain.ts'

/** Whether a text is the address of a web page, with or without its scheme: `acme.example/about`. */
export const isWebAddress = (text: string): boolean => {
  const rest = text.replace(/^https?:\/\//i, '')
  const [host = ''] = rest.split(/[/?#:]/, 1)
  return host !== '' && !/[\s@]/.test(host) && isDomain(domainOf(host)) && !/\s/.test(rest)
}
