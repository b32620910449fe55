import listed from 'email-providers/all.json' with { type: 'json' }

/** Services that the list lacks: newer ones, and providers of the UK and Australia. */
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

/** Companies that the list names because they give addresses to others, too; an insured may be one. */
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

/** Domains under which anyone gets an address: none is an insured company's own. */
const mailServices: ReadonlySet<string> = new Set(
  [...listed, ...added].filter((domain) => !companies.has(domain)),
)

export const isMailService = (domain: string): boolean => mailServices.has(domain)
