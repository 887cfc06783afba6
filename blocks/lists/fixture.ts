import { admonitionFixture } from '../admonition/fixture.ts'
import { blockFixture } from '../block/fixture.ts'
import type { KindOf } from '../by-kind.ts'
import { cardsFixture } from '../cards/fixture.ts'
import { changelogFixture } from '../changelog/fixture.ts'
import { channelFixture } from '../channel/fixture.ts'
import { codeBlockFixture } from '../codeBlock/fixture.ts'
import { detailsFixture } from '../details/fixture.ts'
import { diagramFixture } from '../diagram/fixture.ts'
import { dividerFixture } from '../divider/fixture.ts'
import { enumTableFixture } from '../enumTable/fixture.ts'
import { errorTableFixture } from '../errorTable/fixture.ts'
import type { KindFixture } from '../fixture.ts'
import { headingFixture } from '../heading/fixture.ts'
import { imageFixture } from '../image/fixture.ts'
import { operationFixture } from '../operation/fixture.ts'
import { parameterTableFixture } from '../parameterTable/fixture.ts'
import { placeholderFixture } from '../placeholder/fixture.ts'
import { stepsFixture } from '../steps/fixture.ts'
import { tableFixture } from '../table/fixture.ts'
import { tabsFixture } from '../tabs/fixture.ts'
import type { Block } from './model.ts'

export const fixtures: { [Kind in KindOf<Block>]: KindFixture<Kind> } = {
  block: blockFixture,
  heading: headingFixture,
  admonition: admonitionFixture,
  codeBlock: codeBlockFixture,
  tabs: tabsFixture,
  steps: stepsFixture,
  table: tableFixture,
  parameterTable: parameterTableFixture,
  image: imageFixture,
  diagram: diagramFixture,
  details: detailsFixture,
  operation: operationFixture,
  channel: channelFixture,
  enumTable: enumTableFixture,
  errorTable: errorTableFixture,
  cards: cardsFixture,
  changelog: changelogFixture,
  divider: dividerFixture,
  placeholder: placeholderFixture,
}
