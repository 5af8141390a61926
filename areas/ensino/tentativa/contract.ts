/** Calls of attempts at lessons: playing, answering, grades (product.md H-06, H-07, H-31). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  String as Text,
  Unsafe,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Nota } from '../../../core/contract/lists.ts'
import { Count, Id, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'
import { filaApi } from './contract-fila.ts'
import { fimApi } from './contract-fim.ts'
import { MinhaRetida, retidaApi } from './contract-retida.ts'
import { Registro } from './fila/shapes.ts'
import {
  AulaJogada,
  comTelas,
  LoteCorrigido,
  Respondida,
  ResultadoDoAluno,
  STATUS,
  Tentativa,
  TentativaAberta,
} from './shapes.ts'
import { AparelhoAgora } from './shapes-aparelho.ts'

const BASE = '/gerenciar/pt-br/tentativas'

const { get, post, put } = callsOf('tentativa')

export const tentativaApi = {
  abrir: post(BASE, {
    summary:
      'Goes on with the attempt that is open, or begins one: at most one a person, lesson and class. 409 sem_tentativas, 422 aula_nao_aberta and aula_encerrada.',
    body: {
      aula: Id,
      turma: Nullable(Id),
      /** The turn of a path in which it is done: the class is then the turn's. */
      trilha_tentativa: Optional(Id),
      /** The ticket, made on the device: asking again with it begins nothing anew. */
      uuid: Optional(Registro.properties.tentativa),
      /** The device on which it is opened: what it sends later is judged by the clock that it has now. */
      aparelho: Optional(AparelhoAgora),
    },
    returns: TentativaAberta,
  }),
  find: get(`${BASE}/:tentativa`, {
    summary: 'An attempt with its answers: for whoever made it, staff of the class and guardians.',
    returns: TentativaAberta,
  }),
  telas: get(`${BASE}/:tentativa/telas`, {
    summary: 'Every screen of the version that the attempt is made of.',
    returns: comTelas,
  }),
  ...retidaApi,
  ...fimApi,
  fila: { ...filaApi.fila, returns: LoteCorrigido },
  pulso: put(`${BASE}/:tentativa/pulso`, {
    summary:
      'Keeps the seconds of activity and where the pupil is; tells how many answers it has by now, by whichever device.',
    body: { tempo: Integer({ minimum: 0, maximum: 86_400 }), tela: Nullable(Id) },
    returns: {
      tempo: Count,
      /** Null: it is over. */
      vezes: Nullable(Count),
    },
  }),
  gabarito: put(`${BASE}/:tentativa/gabarito`, {
    summary: 'The right answers, once they may be told (H-04). Nothing of the attempt changes afterwards.',
    returns: { respostas: ArrayOf(Respondida) },
  }),
  listMinhas: get(BASE, {
    summary: "The person's own attempts at a lesson, newest first, and what counts of them.",
    access: 'session',
    query: { aula: Id, turma: Optional(Id), trilha_tentativa: Optional(Id) },
    returns: {
      tentativas: ArrayOf(Tentativa),
      melhor: Nullable(ObjectOf({ tentativa: Id, nota: Nota, status: OneOf(STATUS) })),
      /** Attempts that are left; null: as many as one likes. */
      restantes: Nullable(Count),
      /** What waits for the teacher, or was decided, newest first. */
      retidas: ArrayOf(MinhaRetida),
    },
  }),
  listTurma: get('/gerenciar/pt-br/turma/:turma/aulas/:aula/tentativas', {
    summary: 'What each pupil of a class made of a lesson; for staff.',
    returns: {
      alunos: ArrayOf(ResultadoDoAluno),
      abriram: Count,
      concluiram: Count,
      aguardando: Count,
      media: Nullable(Nota),
    },
  }),
  anular: put(`${BASE}/:tentativa/anulacao`, {
    summary: 'Annuls an attempt: it counts for nothing, and no longer uses one up.',
    body: { motivo: Line(500, 1) },
    returns: { tentativa: Tentativa },
  }),
  compartilhar: post(`${BASE}/:tentativa/endereco`, {
    summary: 'A signed address of the own result, good for 90 days, for whoever is shown it.',
    lasting: true,
    reads: true,
    returns: { id: Text() },
  }),
  relatorio: get('/conteudo/pt-br/relatorio-atividade/:id', {
    summary: 'The result behind a signed address: without the answers, and the name cut short.',
    client: 'default',
    access: 'public',
    params: { id: Line(300, 1) },
    returns: {
      relatorio: ObjectOf({
        aluno: Text(),
        aula: Text(),
        turma: Nullable(Text()),
        tentativa: Tentativa,
        nota_minima: Nota,
        telas: ArrayOf(
          ObjectOf({
            ordem: Count,
            titulo: Text(),
            fracao: Nullable(Unsafe<number>({ type: 'number' })),
            /** Told by a package of itself. */
            declarada: Flag(),
          }),
        ),
      }),
    },
  }),
  atividade: get('/conteudo/pt-br/atividade/:id', {
    summary:
      'A lesson for everybody, by its code, to be done without an account: nothing of who does it is kept.',
    client: 'default',
    access: 'public',
    params: { id: Line(300, 1) },
    returns: { aula: AulaJogada, ...comTelas },
  }),
  corrigirAtividade: post('/conteudo/pt-br/atividade/:id/correcao', {
    summary: 'Corrects answers to a lesson for everybody and forgets them.',
    client: 'default',
    access: 'public',
    reads: true,
    params: { id: Line(300, 1) },
    body: {
      versao: Integer({ minimum: 1, maximum: 1_000_000 }),
      respostas: ArrayOf(ObjectOf({ tela: Id, resposta: Unsafe<unknown>({}) }), { maxItems: 60 }),
    },
    // The envelope owns the word `status`.
    returns: {
      resultado: ObjectOf({
        nota: Nullable(Nota),
        status: Nullable(OneOf(STATUS)),
        respostas: ArrayOf(Respondida),
      }),
    },
  }),
}
