/** Pictures, drawn and measured by the worker: nothing of them is decoded where people are served. */
import { type Lane, untrusted } from '../untrusted/open.ts'
import type * as Inside from './inside/images.ts'

const inside = untrusted<typeof Inside>(import.meta.url, './inside/images')

/** Width, height and frames of the picture at a path. */
export const measureImage = (file: string, lane: Lane = 'request') => inside(lane).measureImage(file)

/** Draws the picture at `from` again into `to`, without anything hidden in it. Rejects when its pixels can't be read. */
export const cleanFile = (from: string, extensao: string, to: string, lane: Lane = 'request') =>
  inside(lane).cleanFile(from, extensao, to)

/** A small WebP of the picture at a path, at most `side` pixels a side; 640 unless told. */
export const makeThumbnail = (file: string, side = 640, lane: Lane = 'request') =>
  inside(lane).makeThumbnail(file, side)

/** A JPEG on white to print, at most `width` pixels wide. */
export const imageToPrint = (input: Buffer, width: number) => inside('request').imageToPrint(input, width)

/** A drawing of our own as a PNG: by the worker too, which spares this process the library. */
export const drawSvg = (svg: string, side: number, colours: 'few' | 'all' = 'all') =>
  inside('request').drawSvg(svg, side, colours)
