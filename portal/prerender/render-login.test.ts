import { beforeAll, describe, expect, test } from 'vitest'
import type { PrerenderedPage } from './prerendered-page.ts'
import { renderLogin } from './render-login.tsx'

const inputs = (html: string): readonly string[] => html.match(/<input[^>]*>/g) ?? []
const submit = (html: string): string => /<button[^>]*type="submit"[^>]*>/.exec(html)?.[0] ?? ''

describe('the prerendered sign-in page', () => {
  let us: PrerenderedPage
  beforeAll(async () => {
    us = await renderLogin('US', false)
  })

  test('has fields that password managers recognise', () => {
    const [email = '', password = ''] = inputs(us.html)
    for (const part of ['type="email"', 'name="username"', 'autoComplete="username"']) {
      expect(email).toContain(part)
    }
    for (const part of ['type="password"', 'name="password"', 'autoComplete="current-password"']) {
      expect(password).toContain(part)
    }
    for (const label of ['username', 'password']) expect(us.html).toContain(`for="${label}"`)
  })

  test('cannot be submitted: the button is disabled and the form has no action', () => {
    expect(submit(us.html)).toContain('disabled=""')
    expect(us.html).toContain('method="dialog"')
  })

  test('has no script and no inline style, which the CSP forbids', () => {
    expect(us.html).not.toMatch(/<script|\sstyle=|\son\w+=/)
  })

  test('is in the language of its region', async () => {
    const { locale, html } = await renderLogin('UK', false)
    expect([us.locale, locale]).toEqual(['en-US', 'en-GB'])
    expect(html).toContain('registered in England and Wales')
    expect(us.html).not.toContain('registered in England and Wales')
  })

  test('asks for the email address only when single sign-on is on', async () => {
    const { html } = await renderLogin('US', true)
    expect(inputs(html)).toHaveLength(1)
    expect(submit(html)).toContain('disabled=""')
  })
})
