import type { Locator, Page } from 'playwright-core'
import { until } from '../until.ts'

/** Inserts an image block at the caret of `editor`; returns its form. */
export async function insertImage(page: Page, editor: Locator): Promise<Locator> {
  await editor.getByTestId('insert-menu-button').last().click()
  await page.getByRole('menuitem', { name: 'Image' }).click()
  const form = page.getByTestId('form-in-place')
  await form.getByTestId('image-input').waitFor()
  return form
}

/** Sets the file of an image's form, as dropping or choosing one does. */
export async function upload(form: Locator, name: string, buffer: Buffer): Promise<void> {
  await form.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })
  await form.locator('img[src*="/images/"]').first().waitFor()
}

const HINT = 'Adjust the rectangle to crop image'

type Hotspot = { x: number; y: number; width: number; height: number }

/** The dialog for cropping an image, used with the mouse. */
export class CropDialog {
  readonly #page: Page
  readonly #dialog: Locator
  private constructor(page: Page, dialog: Locator) {
    this.#page = page
    this.#dialog = dialog
  }

  static async open(page: Page, image: Locator): Promise<CropDialog> {
    await image.getByTestId('options-menu-edit-details').click()
    await page.getByText(HINT).waitFor()
    const dialog = page.getByRole('dialog').last()
    await dialog.locator('svg').nth(2).waitFor()
    return new CropDialog(page, dialog)
  }

  /** Moves the left edge of the crop by `part` of the width, 0 to 1. */
  async cropLeft(part: number): Promise<void> {
    const { x, y, width, height } = await this.#image()
    await this.#drag(x + 1, y + height / 2, part * width, 0)
  }

  /** Shrinks the hotspot by the handle at its lower right. */
  async shrink({ x, y, width, height }: Hotspot): Promise<void> {
    const image = await this.#image()
    const diagonal = Math.SQRT1_2 / 2
    const right = image.x + image.width * (x + width * diagonal)
    const bottom = image.y + image.height * (y + height * diagonal)
    await this.#drag(right, bottom, -image.width / 6, -image.height / 6)
  }

  /** Closes the dialog; it accepts no click while it saves a drag. */
  async close(): Promise<void> {
    const hint = this.#page.getByText(HINT)
    const button = this.#dialog.getByRole('button', { name: 'Close dialog' }).first()
    await until(
      async () => {
        if (await hint.isVisible()) await button.click()
        return hint.isHidden()
      },
      10_000,
      200,
    )
  }

  /** The image's position, once the dialog has stopped moving. */
  async #image() {
    const svg = this.#dialog.locator('svg').last()
    let before = ''
    await until(
      async () => {
        const now = JSON.stringify(await svg.boundingBox())
        const still = now === before
        before = now
        return still
      },
      10_000,
      50,
    )
    const box = await svg.boundingBox()
    if (!box) throw new Error('The dialog shows no image to crop')
    return box
  }

  async #drag(x: number, y: number, right: number, down: number): Promise<void> {
    const { mouse } = this.#page
    await mouse.move(x, y)
    await mouse.down()
    await mouse.move(x + right / 2, y + down / 2, { steps: 3 })
    await mouse.move(x + right, y + down, { steps: 3 })
    await mouse.up()
  }
}
