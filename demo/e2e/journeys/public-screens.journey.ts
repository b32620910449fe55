import { testScreensOf } from './screens.ts'

testScreensOf(['nobody'])
