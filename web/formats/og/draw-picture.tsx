import { ImageResponse } from 'next/og'
import { PICTURE_SIZE, Picture } from './picture.tsx'
import type { PictureSubject } from './picture-subject.ts'

/** The picture of a page as PNG. */
export async function drawPicture(subject: PictureSubject): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = new ImageResponse(<Picture {...subject} />, PICTURE_SIZE)
  return new Uint8Array(await drawn.arrayBuffer())
}
