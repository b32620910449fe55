import listed from 'email-providers/all.json' with { type: 'json' }

/** Services missing in the list: newer ones, and providers of the UK and Australia. */
const added = [
  'fastmail.com',
  'fastmail.com.au',
  'googlemail.com',
  'outlook.co.uk',
  'plus.com',
  'plus.net',
  'plusnet.com',
  'pm.me',
  'skymesh.net.au',
  'tuta.com',
  'tuta.io',
  'tutanota.com',
  'aussiebroadband.com.au',
  'exetel.com.au',
]

/** Companies in the list that also provide addresses to others. An insured may be one of them. */
const companies = new Set([
  'alibaba.com',
  'ancestry.com',
  'att.com',
  'bt.com',
  'discovery.com',
  'doctor.com',
  'example.com',
  'facebook.com',
  'games.com',
  'law.com',
  'medscape.com',
  'name.com',
  'sky.com',
  'space.com',
  'telstra.com',
  'test.com',
])

/** Whether anyone can get an address under a domain, so that it can't belong to an insured. */
const mailServices: ReadonlySet<string> = new Set(
  [...listed, ...added].filter((domain) => !companies.has(domain)),
)

export const isMailService = (domain: string): boolean => mailServices.has(domain)
