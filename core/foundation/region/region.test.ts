import { describe, expect, test } from 'vitest'
import { testPlatform } from '../../testing/test-platform.ts'
import { agentClaims, issueTokens } from '../../testing/tokens.ts'
import { createRegion, regionOfHost } from './region.ts'
import { regions, regionTable } from './regions.ts'

describe('the region of a host (spec 1 §1)', () => {
  test.each([
    ['portal.example.co.uk', 'UK'],
    ['PORTAL.EXAMPLE.CO.UK', 'UK'],
    ['portal.example.co.uk.', 'UK'],
    ['uk.localhost', 'UK'],
    ['portal.example.com.au', 'AU'],
    ['portal.example.au', 'AU'],
    ['au.localhost', 'AU'],
    ['portal.example.com', 'US'],
    ['localhost', 'US'],
    ['127.0.0.1', 'US'],
    ['example.uk', 'US'],
    ['nco.uk.example', 'US'],
    ['beau', 'US'],
    ['', 'US'],
  ])('maps %s to %s', (hostname, region) => {
    expect(regionOfHost(hostname)).toBe(region)
  })
})

describe('environment flags', () => {
  test('turns UK off when AU is turned on, and the reverse', () => {
    const region = createRegion({ hostname: 'portal.test' })
    region.setFlag('AU', true)
    expect(region.$region.get()).toBe('AU')
    region.setFlag('UK', true)
    expect([region.$region.get(), region.$flag.get()]).toEqual(['UK', 'UK'])
    region.setFlag('AU', true)
    expect([region.$region.get(), region.$flag.get()]).toEqual(['AU', 'AU'])
  })

  test('returns to the host’s region when a flag is turned off', () => {
    const region = createRegion({ hostname: 'portal.test.au' })
    region.setFlag('UK', true)
    region.setFlag('AU', false)
    expect(region.$region.get()).toBe('UK')
    region.setFlag('UK', false)
    expect(region.$region.get()).toBe('AU')
  })

  test('prefers a fixed region to flag and host', () => {
    const region = createRegion({ hostname: 'portal.test', fixed: 'US' })
    region.setFlag('UK', true)
    expect(region.$region.get()).toBe('US')
    region.fix(undefined)
    expect(region.$region.get()).toBe('UK')
    region.fix('AU')
    expect(region.$region.get()).toBe('AU')
  })

  test('stores flags with the user’s settings', async () => {
    const { platform, tab, browser, server } = await testPlatform({ signedIn: true })
    platform.settings.set('environment', 'UK')
    expect(platform.region.$region.get()).toBe('UK')
    platform.settings.set('environment', 'AU')
    expect(platform.region.$flag.get()).toBe('AU')
    const reloaded = await testPlatform({ tab, browser, server })
    await reloaded.platform.session.start()
    expect(reloaded.platform.region.$region.get()).toBe('AU')
    reloaded.platform.settings.set('environment', undefined)
    expect(reloaded.platform.region.$region.get()).toBe('US')
  })

  test('selects the region by the platform’s flags, UK first', async () => {
    const { platform } = await testPlatform()
    platform.flags.receive({ AU_ENVIRONMENT: true })
    expect(platform.region.$region.get()).toBe('AU')
    platform.flags.receive({ AU_ENVIRONMENT: true, UK_ENVIRONMENT: true })
    expect(platform.region.$region.get()).toBe('UK')
    platform.flags.receive({})
    expect(platform.region.$region.get()).toBe('US')
  })
})

describe('the table', () => {
  test('has support and companies per region', () => {
    const distinct = (pick: (region: (typeof regions)[number]) => string) =>
      new Set(regions.map(pick)).size
    expect(distinct((region) => regionTable[region].supportEmail)).toBe(regions.length)
    expect(distinct((region) => regionTable[region].legal.join())).toBe(regions.length)
  })
})

test('uses the region’s language until one is fixed', async () => {
  const { platform, time } = await testPlatform({ hostname: 'portal.test.au' })
  expect(platform.wording.$locale.get()).toBe('en-AU')
  platform.region.fix('UK')
  await time.settle()
  expect(platform.wording.$locale.get()).toBe('en-GB')
  await platform.setLocale('en-US')
  platform.region.fix('AU')
  await time.settle()
  expect(platform.wording.$locale.get()).toBe('en-US')
  await platform.setLocale(undefined)
  expect(platform.wording.$locale.get()).toBe('en-AU')
})

describe('the region of the signed-in user', () => {
  const signedIn = async (region: 'UK' | undefined) => {
    const context = await testPlatform({ hostname: 'portal.test' })
    const claims = { ...agentClaims(), ...(region && { region }) }
    context.platform.session.accept(issueTokens(context.time.wallClock(), { claims }))
    await context.time.settle()
    return context.platform
  }

  test('overrides host and flags until the session ends', async () => {
    const platform = await signedIn('UK')
    expect(platform.region.$region.get()).toBe('UK')
    expect(platform.wording.$locale.get()).toBe('en-GB')
    platform.flags.receive({ AU_ENVIRONMENT: true })
    expect(platform.region.$region.get()).toBe('UK')
    platform.flags.receive({})
    await platform.session.signOut()
    expect(platform.region.$region.get()).toBe('US')
  })

  test('leaves staff, who work in all regions, in the region of host or flag', async () => {
    const platform = await signedIn(undefined)
    expect(platform.region.$region.get()).toBe('US')
    platform.flags.receive({ AU_ENVIRONMENT: true })
    expect(platform.region.$region.get()).toBe('AU')
  })
})
