import { diagramFixture } from '../diagram/fixture.ts'
import { stepsFixture } from '../steps/fixture.ts'

/** Of the kinds whose examples lie with them; those of the others stand in the tests of all kinds. */
export const fixtures = [stepsFixture, diagramFixture]
