/**
 * The registry of personal data: for each table that holds a person, what, why, on which ground, for how long, and how
 * it is exported and erased. Tests read the migrations and the catalogue and fail when a table or a column is missing.
 */

import type { RegistroDeDado } from './registro.ts'
import { AOVIVO } from './registro-aovivo.ts'
import { APRENDER } from './registro-aprender.ts'
import { AULA } from './registro-aula.ts'
import { CARTAO } from './registro-cartao.ts'
import { CERTIFICADO } from './registro-certificado.ts'
import { CONTA } from './registro-conta.ts'
import { ENQUETE } from './registro-enquete.ts'
import { ENTREGA } from './registro-entrega.ts'
import { ESCOLA } from './registro-escola.ts'
import { FORUM } from './registro-forum.ts'
import { FUNCIONAMENTO } from './registro-funcionamento.ts'
import { MIDIA } from './registro-midia.ts'
import { PLAYLIST } from './registro-playlist.ts'
import { PRIVACIDADE } from './registro-privacidade.ts'
import { QUESTAO } from './registro-questao.ts'
import { TENTATIVA } from './registro-tentativa.ts'
import { TRILHA } from './registro-trilha.ts'

/** A new table goes into the file of its group; within a file, what points at a row stands before that row. */
export const REGISTRO: readonly RegistroDeDado[] = [
  ...AOVIVO,
  ...AULA,
  ...CARTAO,
  ...CERTIFICADO,
  ...CONTA,
  ...ENQUETE,
  ...ENTREGA,
  ...TENTATIVA,
  ...MIDIA,
  ...PLAYLIST,
  ...QUESTAO,
  ...TRILHA,
  ...APRENDER,
  ...ESCOLA,
  ...FORUM,
  ...PRIVACIDADE,
  ...FUNCIONAMENTO,
]
