import { testScreensOf } from './screens.ts'

testScreensOf(['admin', 'agent', 'underwriter', 'customer', 'carrier'])
