import { people } from '../shots/scene.ts'
import { testScreensOf } from './screens.ts'

testScreensOf(people.filter((who) => who !== 'nobody'))
