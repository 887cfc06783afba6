/** The directories of EXIF data that an asset document may tell of, and the names of their tags. */
const IMAGE_TAGS: Record<number, string> = {
  270: 'ImageDescription',
  271: 'Make',
  272: 'Model',
  274: 'Orientation',
  282: 'XResolution',
  283: 'YResolution',
  296: 'ResolutionUnit',
  305: 'Software',
  306: 'ModifyDate',
  315: 'Artist',
  33432: 'Copyright',
}
const EXIF_TAGS: Record<number, string> = {
  33434: 'ExposureTime',
  33437: 'FNumber',
  34850: 'ExposureProgram',
  34855: 'ISO',
  36867: 'DateTimeOriginal',
  36868: 'DateTimeDigitized',
  37377: 'ShutterSpeedValue',
  37378: 'ApertureValue',
  37379: 'BrightnessValue',
  37380: 'ExposureBiasValue',
  37381: 'MaxApertureValue',
  37382: 'SubjectDistance',
  37383: 'MeteringMode',
  37384: 'LightSource',
  37385: 'Flash',
  37386: 'FocalLength',
  40961: 'ColorSpace',
  40962: 'PixelXDimension',
  40963: 'PixelYDimension',
  41986: 'ExposureMode',
  41987: 'WhiteBalance',
  41988: 'DigitalZoomRatio',
  41989: 'FocalLengthIn35mmFormat',
  41990: 'SceneCaptureType',
  42035: 'LensMake',
  42036: 'LensModel',
}
const GPS_TAGS: Record<number, string> = {
  1: 'latitudeRef',
  2: 'latitude',
  3: 'longitudeRef',
  4: 'longitude',
  5: 'altitudeRef',
  6: 'altitude',
}
const [EXIF_DIRECTORY, GPS_DIRECTORY] = [34665, 34853]

/** Bytes of one value, by the type's number: byte, text, short, long, fraction, …, signed ones. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8]
const [TEXT, SHORT, LONG, FRACTION, SIGNED_LONG, SIGNED_FRACTION] = [2, 3, 4, 5, 9, 10]
const MOST_VALUES = 64

type Value = string | number | number[]
type Tags = Record<string, Value>
type Reader = {
  bytes: Buffer
  u16: (at: number) => number
  u32: (at: number) => number
  i32: (at: number) => number
}

function readNumber({ bytes, u16, u32, i32 }: Reader, type: number, at: number): number {
  if (type === SHORT) return u16(at)
  if (type === LONG) return u32(at)
  if (type === SIGNED_LONG) return i32(at)
  if (type === FRACTION) return u32(at) / (u32(at + 4) || 1)
  if (type === SIGNED_FRACTION) return i32(at) / (i32(at + 4) || 1)
  return bytes.readUInt8(at)
}

function readValue(reader: Reader, entry: number): Value | null {
  const [type, count] = [reader.u16(entry + 2), reader.u32(entry + 4)]
  const size = SIZES[type] ?? 0
  const at = size * count > 4 ? reader.u32(entry + 8) : entry + 8
  if (size === 0 || at + size * count > reader.bytes.length) return null
  if (type === TEXT) return reader.bytes.toString('utf8', at, at + count).replace(/\0[\s\S]*$/, '')
  if (count > MOST_VALUES) return null
  const values = Array.from({ length: count }, (_, index) =>
    readNumber(reader, type, at + size * index),
  )
  return values.length === 1 ? (values[0] ?? null) : values
}

function readDirectory(reader: Reader, at: number, names: Record<number, string>): Tags {
  const tags: Tags = {}
  const count = reader.u16(at)
  for (let entry = at + 2; entry < at + 2 + 12 * count; entry += 12) {
    const name = names[reader.u16(entry)]
    const value = name === undefined ? null : readValue(reader, entry)
    if (name !== undefined && value !== null) tags[name] = value
  }
  return tags
}

/** Degrees, minutes and seconds as one number; south and west are negative. */
function degrees(value: Value | undefined, reference: Value | undefined): number | null {
  if (!Array.isArray(value)) return null
  const [whole = 0, minutes = 0, seconds = 0] = value
  const sign = reference === 'S' || reference === 'W' ? -1 : 1
  return sign * (whole + minutes / 60 + seconds / 3600)
}

function locationOf(gps: Tags) {
  const lat = degrees(gps['latitude'], gps['latitudeRef'])
  const lng = degrees(gps['longitude'], gps['longitudeRef'])
  if (lat === null || lng === null) return null
  const height = gps['altitude']
  const alt = typeof height === 'number' ? { alt: gps['altitudeRef'] === 1 ? -height : height } : {}
  return { _type: 'geopoint', lat, lng, ...alt }
}

/** What EXIF data says of the picture, how it was taken and where; null for what it does not say. */
export type Exif = { image: Tags | null; exif: Tags | null; location: object | null }

const orNull = (tags: Tags) => (Object.keys(tags).length > 0 ? tags : null)

function parse(block: Buffer): Exif {
  const bytes = block.toString('latin1', 0, 4) === 'Exif' ? block.subarray(6) : block
  const little = bytes.toString('latin1', 0, 2) === 'II'
  const reader: Reader = {
    bytes,
    u16: (at) => (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)),
    u32: (at) => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)),
    i32: (at) => (little ? bytes.readInt32LE(at) : bytes.readInt32BE(at)),
  }
  const names = { ...IMAGE_TAGS, [EXIF_DIRECTORY]: 'exif', [GPS_DIRECTORY]: 'gps' }
  const { exif, gps, ...image } = readDirectory(reader, reader.u32(4), names)
  return {
    image: orNull(image),
    exif: typeof exif === 'number' ? orNull(readDirectory(reader, exif, EXIF_TAGS)) : null,
    location: typeof gps === 'number' ? locationOf(readDirectory(reader, gps, GPS_TAGS)) : null,
  }
}

/** Reads EXIF data; damaged data says nothing, as the picture itself can still be whole. */
export function readExif(block: Buffer | undefined): Exif {
  const nothing = { image: null, exif: null, location: null }
  if (!block) return nothing
  try {
    return parse(block)
  } catch (error) {
    // Addresses in it that point outside.
    if (error instanceof RangeError) return nothing
    throw error
  }
}
