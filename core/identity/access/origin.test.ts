import { describe, expect, test } from 'vitest'
import { canonicalOrigin, originError, parseOrigins } from './origin.ts'

describe('an origin', () => {
  test.each([
    ['https://www.agency.example/', 'https://www.agency.example'],
    ['HTTPS://WWW.Agency.example:443', 'https://www.agency.example'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('is stored as browsers send it: %s', (typed, stored) => {
    expect(canonicalOrigin(typed)).toBe(stored)
  })

  test.each([
    'https://*.agency.example',
    '*',
    'https://agency.example/quote',
    'https://agency.example/?q=1',
    'https://user@agency.example',
    'agency.example',
    'ftp://agency.example',
    'file:///home',
    'null',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://agency.example/1',
    '',
  ])('is rejected in any mode: %s', (typed) => {
    const origin = canonicalOrigin(typed)
    expect(originError(origin, 'live')).toBeDefined()
    expect(originError(origin, 'test')).toBeDefined()
  })

  test('is accepted with plain http only for a test key on the developer’s computer', () => {
    expect(originError('http://localhost:3000', 'test')).toBeUndefined()
    expect(originError('http://shop.localhost:3000', 'test')).toBeUndefined()
    expect(originError('http://localhost:3000', 'live')).toBeDefined()
    expect(originError('http://agency.example', 'test')).toBeDefined()
    expect(originError('http://localhost.agency.example', 'test')).toBeDefined()
  })
})

test('returns each origin of a text once, in order', () => {
  expect(parseOrigins(' https://b.example/\nhttps://a.example, https://b.example\n')).toEqual([
    'https://b.example',
    'https://a.example',
  ])
})
