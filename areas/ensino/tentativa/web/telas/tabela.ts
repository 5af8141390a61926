/** The component of every type of screen, each fetched with the first screen of its type. */
import type { ComponentType } from 'react'
import type { TipoTela } from '../../../aula/shapes-tipos.ts'
import type { TelaProps } from './tela.ts'

/** Content and answer are of the type that the lesson says; each component knows its own. */
type Modulo = { Tela: ComponentType<never> }
export type Solta = ComponentType<TelaProps<unknown, unknown>>

const MODULOS: Readonly<Record<TipoTela, () => Promise<Modulo>>> = {
  texto: () => import('./TextoTela.tsx'),
  imagem: () => import('./Imagem.tsx'),
  galeria: () => import('./Galeria.tsx'),
  video: () => import('./Video.tsx'),
  audio: () => import('./Audio.tsx'),
  pdf: () => import('./Pdf.tsx'),
  link: () => import('./Link.tsx'),
  incorporar: () => import('./Incorporar.tsx'),
  h5p: () => import('./Pacote.tsx'),
  scorm: () => import('./Pacote.tsx'),
  multipla_escolha: () => import('./MultiplaEscolha.tsx'),
  multipla_resposta: () => import('./MultiplaResposta.tsx'),
  verdadeiro_falso: () => import('./VerdadeiroFalso.tsx'),
  numerica: () => import('./Numerica.tsx'),
  resposta_curta: () => import('./RespostaCurta.tsx'),
  associar: () => import('./Associar.tsx'),
  ordenar: () => import('./Ordenar.tsx'),
  lacunas: () => import('./Lacunas.tsx'),
  arrastar_imagem: () => import('./ArrastarImagem.tsx'),
  ponto_imagem: () => import('./PontoImagem.tsx'),
  classificar: () => import('./Classificar.tsx'),
  memoria: () => import('./Memoria.tsx'),
  caca_palavras: () => import('./CacaPalavras.tsx'),
  cruzadinha: () => import('./Cruzadinha.tsx'),
  quiz_relampago: () => import('./QuizRelampago.tsx'),
  dissertativa: () => import('./Dissertativa.tsx'),
  gravacao: () => import('./Gravacao.tsx'),
  envio_arquivo: () => import('./EnvioArquivo.tsx'),
  desenho: () => import('./Desenho.tsx'),
  enquete: () => import('./Enquete.tsx'),
  autoavaliacao: () => import('./Autoavaliacao.tsx'),
}

const loaded = new Map<TipoTela, Solta>()

/** The component of a type that is here already. */
export const telaDe = (tipo: TipoTela): Solta | undefined => loaded.get(tipo)

/** Fetches the component of a type. Rejects without network; the next call tries again. */
export async function loadTela(tipo: TipoTela): Promise<Solta> {
  const known = loaded.get(tipo)
  if (known) return known
  const tela = (await MODULOS[tipo]()).Tela as unknown as Solta
  loaded.set(tipo, tela)
  return tela
}
