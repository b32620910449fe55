import { insuredScenesOf, type Insured } from './insured-scenes.ts'
import { openHistory } from './risk-scenes.ts'
import { opensDialog } from './row-menu.ts'
import type { Scene } from './scene.ts'

const thornfield = {
  who: 'broker',
  prefix: 'uk',
  accountId: 'account-thornfield-joinery',
  company: 'Thornfield Joinery',
  query: 'Thornfield',
} as const satisfies Insured

const coolabah = {
  who: 'aubroker',
  prefix: 'au',
  accountId: 'account-coolabah-dental',
  company: 'Coolabah Dental Care',
  query: 'Coolabah',
} as const satisfies Insured

/** Scenes whose fields differ by region, not only their texts. */
const swept = ['account-details', 'new-account']

/** Scenes of a broker of another region: accounts, their dialogs and quotes. */
const regionScenesOf = (insured: Insured): readonly Scene[] => {
  const { who, prefix, accountId } = insured
  const page = `/agency/accounts/${accountId}`
  const modalData = encodeURIComponent(JSON.stringify({ accountId }))
  const dialog = (id: string): Scene => ({
    name: `${prefix}-dialog-${id}`,
    who,
    address: `${page}/contacts?modal=${id}&modalData=${modalData}`,
    act: (within) => opensDialog(within).locator('h2').waitFor(),
  })
  const scenes: readonly Scene[] = [
    ...insuredScenesOf(insured),
    { name: `${prefix}-account-risk`, who, address: `${page}/risk`, act: openHistory },
    { name: `${prefix}-quotes`, who, address: '/agency/dashboard?tab=QUOTES' },
    { name: `${prefix}-policies`, who, address: '/agency/dashboard?tab=POLICIES' },
    { name: `${prefix}-submissions`, who, address: '/agency/dashboard?tab=SUBMISSIONS' },
    { name: `${prefix}-new-submission`, who, address: '/agency/submissions/new' },
    { name: `${prefix}-own-agency`, who, address: '/agency/manage/agency' },
    dialog('contact'),
    dialog('policyholder-contact'),
    dialog('change-agent'),
    dialog('account-lost'),
    dialog('refresh-account'),
    dialog('no-primary-domain'),
    dialog('security-questions'),
    dialog('social-engineering'),
  ]
  const isSwept = ({ name }: Scene) => swept.some((part) => name === `${prefix}-${part}`)
  return scenes.map((scene) => ({ ...scene, isForEyesOnly: !isSwept(scene) }))
}

/** Scenes of accounts and risk for brokers of the United Kingdom and Australia. */
export const regionScenes: readonly Scene[] = [
  ...regionScenesOf(thornfield),
  ...regionScenesOf(coolabah),
]
