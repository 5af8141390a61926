/** The worker that sets documents: Typst compiles synchronously, so it has a thread of its own. */
import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { root } from '../paths.ts'

/** One document to set. */
export interface PdfOrder {
  id: number
  template: string
  data: string
  /** Pictures by the names that the template calls them by, from the root: `/folha.jpg`. */
  images: Readonly<Record<string, Uint8Array>>
}

export type PdfAnswer = { id: number; pdf: Uint8Array } | { id: number; problem: string }

/** No result outlives its document, or the memory would only grow. */
const KEEP_FOR = 0

// A folder without documents: a template reads nothing but what it is handed.
const workspace = path.join(root, 'core/server/pdf/fonts')
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [workspace] }] })

/** A document that says the same has the same bytes: the moment at which it was set is not in it. */
const STILL = '#set document(date: none)\n'

function render({ id, template, data, images }: PdfOrder): PdfAnswer {
  try {
    for (const [name, bytes] of Object.entries(images))
      compiler.mapShadow(path.join(workspace, name), Buffer.from(bytes))
    const compiled = compiler.compile({ mainFileContent: STILL + template, inputs: { data } })
    if (!compiled.result) {
      const said = compiled.takeDiagnostics()?.shortDiagnostics ?? []
      return { id, problem: JSON.stringify(said).slice(0, 2_000) }
    }
    return { id, pdf: new Uint8Array(compiler.pdf(compiled.result, { pdfStandard: 'ua-1' })) }
  } catch (error) {
    return { id, problem: String(error) }
  } finally {
    // The next document sees none of this one's pictures.
    compiler.resetShadow()
    compiler.evictCache(KEEP_FOR)
  }
}

parentPort?.on('message', (order: PdfOrder) => parentPort?.postMessage(render(order)))
