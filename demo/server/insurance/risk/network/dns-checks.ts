import type { Observation } from '../score-provider.ts'
import { orNone, type DnsResolver } from './dns-resolver.ts'

const maxLength = 160
const recordText = (text: string): string =>
  `TXT: ${text.replaceAll(/[^\u0020-\u007e]/g, '?').slice(0, maxLength)}`

/** Checks who may send mail in the name of a domain (SPF). */
const checkSpf = async (domain: string, dns: DnsResolver): Promise<readonly Observation[]> => {
  const spf = (await orNone(dns.txtRecords(domain), [])).find((text) => /^v=spf1\b/i.test(text))
  const at = { source: 'dns', subject: domain } as const
  if (spf === undefined) return [{ ...at, kind: 'spfMissing', evidence: 'TXT: no v=spf1' }]
  const isStrict = /(?:^|\s)(?:[-~]all|redirect=\S+)(?:\s|$)/i.test(spf)
  return isStrict ? [] : [{ ...at, kind: 'spfPermissive', evidence: recordText(spf) }]
}

/** Checks the handling of forged mail in the name of a domain (DMARC). */
const checkDmarc = async (domain: string, dns: DnsResolver): Promise<readonly Observation[]> => {
  const subject = `_dmarc.${domain}`
  const txtRecords = await orNone(dns.txtRecords(subject), [])
  const dmarc = txtRecords.find((text) => /^v=dmarc1\b/i.test(text))
  const at = { source: 'dns', subject } as const
  if (dmarc === undefined) return [{ ...at, kind: 'dmarcMissing', evidence: 'TXT: none' }]
  const isStrict = /;\s*p\s*=\s*(?:quarantine|reject)\b/i.test(dmarc)
  return isStrict ? [] : [{ ...at, kind: 'dmarcMonitoring', evidence: recordText(dmarc) }]
}

const checkCaa = async (domain: string, dns: DnsResolver): Promise<readonly Observation[]> =>
  (await orNone(dns.countCaaRecords(domain), 0)) > 0
    ? []
    : [
        {
          kind: 'certificateAuthorityOpen',
          source: 'dns',
          subject: domain,
          evidence: 'CAA: none',
        },
      ]

/** Checks the DNS records of a domain. */
export const checkDns = async (
  domain: string,
  dns: DnsResolver,
): Promise<readonly Observation[]> => [
  ...(await checkSpf(domain, dns)),
  ...(await checkDmarc(domain, dns)),
  ...(await checkCaa(domain, dns)),
]
