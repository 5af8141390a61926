/** What is refused to those who arrange networks and choose pupils, in both languages. */
import pg from 'pg'
import { type Failure, failure, invalid, type Sentence } from '../../../../core/server/failure.ts'
import { type CampoContato, DIAS_NA_LIXEIRA, type Impedimento, MAX_NIVEIS } from '../rules.ts'

const IMPEDIDA: Record<Impedimento, Sentence> = {
  turmas_ativas: {
    pt: 'Ainda há turmas ativas aqui. Encerre-as antes.',
    en: 'There are still active classes here. Close them first.',
  },
  turmas: {
    pt: 'Há turmas encerradas aqui, e os resultados delas ficam guardados: a rede não pode ser excluída.',
    en: 'There are closed classes here, and their results are kept: the network cannot be deleted.',
  },
  subredes: {
    pt: 'Ainda há sub-redes aqui dentro. Mova-as ou exclua-as antes.',
    en: 'There are still sub-networks in here. Move or delete them first.',
  },
  ciclo: { pt: 'Uma rede não cabe dentro dela mesma.', en: 'A network does not fit inside itself.' },
  outro_cliente: {
    pt: 'Escolha uma rede do mesmo cliente.',
    en: 'Choose a network of the same client.',
  },
  escola: {
    pt: 'Uma escola tem turmas, não redes. Escolha uma rede que não tenha código INEP.',
    en: 'A school holds classes. Choose a network without an INEP code.',
  },
  fundo: {
    pt: `A árvore tem no máximo ${MAX_NIVEIS} níveis.`,
    en: `The tree has at most ${MAX_NIVEIS} levels.`,
  },
}

export const impedida = (why: Impedimento) => failure(409, `rede_${why}`, IMPEDIDA[why])

export const topoDaRede = () =>
  failure(409, 'rede_topo', {
    pt: 'A rede do topo não se move nem se exclui por aqui.',
    en: 'The network at the top is neither moved nor deleted here.',
  })

export const foraDoPrazo = () =>
  failure(409, 'prazo_vencido', {
    pt: `Já se passaram ${DIAS_NA_LIXEIRA} dias: a rede não volta mais.`,
    en: `More than ${DIAS_NA_LIXEIRA} days have passed: the network does not come back.`,
  })

export const inepInvalido = () =>
  invalid(
    {
      inep: {
        pt: 'O código INEP tem 8 números e começa pelo código do estado.',
        en: 'The INEP code has 8 digits and begins with the code of the state.',
      },
    },
    { pt: 'Confira o código INEP.', en: 'Check the INEP code.' },
  )

const CONTATO_INVALIDO: Record<CampoContato, Sentence> = {
  endereco: { pt: 'O endereço é longo demais.', en: 'The address is too long.' },
  municipio: { pt: 'O nome do município é longo demais.', en: 'The name of the city is too long.' },
  uf: {
    pt: 'Escreva as duas letras do estado, como SP.',
    en: 'Enter the two letters of the state, such as SP.',
  },
  cep: { pt: 'O CEP tem 8 números.', en: 'The postal code has 8 digits.' },
  telefone: { pt: 'Confira o telefone.', en: 'Check the phone number.' },
  email: { pt: 'Confira o e-mail.', en: 'Check the email.' },
}

export const contatoInvalido = (campos: readonly CampoContato[]) =>
  invalid(Object.fromEntries(campos.map((campo) => [campo, CONTATO_INVALIDO[campo]])), {
    pt: 'Confira o endereço e os contatos.',
    en: 'Check the address and how the school is reached.',
  })

export const nomeVazio = () =>
  invalid(
    { nome: { pt: 'Escreva o nome.', en: 'Enter the name.' } },
    { pt: 'Escreva o nome.', en: 'Enter the name.' },
  )

const taken = (campo: 'inep' | 'codigo', sentence: { pt: string; en: string }): Failure =>
  failure(409, `${campo}_repetido`, sentence, { campos: { [campo]: sentence } })

const inepRepetido = () =>
  taken('inep', { pt: 'Outra escola já tem este código INEP.', en: 'Another school has this INEP code.' })

const codigoRepetido = () =>
  taken('codigo', { pt: 'Outra rede já tem este código.', en: 'Another network has this code.' })

const emUso = () =>
  failure(409, 'rede_em_uso', {
    pt: 'Algo ainda depende desta rede: ela não pode ser excluída.',
    en: 'Something still depends on this network: it cannot be deleted.',
  })

/** Runs a write; what the database refuses is told in words. */
export async function inWordsOf<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    if (error.code === '23505') throw error.constraint === 'rede_inep' ? inepRepetido() : codigoRepetido()
    if (error.code === '23503') throw emUso()
    throw error
  }
}

export const turmaFechada = () =>
  failure(409, 'turma_fechada', {
    pt: 'A turma não está ativa: ninguém entra nem sai.',
    en: 'The class is not active: nobody comes in or goes out.',
  })

export const semVagas = (capacidade: number, seriam: number) =>
  failure(409, 'turma_cheia', {
    pt: `A turma tem ${capacidade} vagas e ficaria com ${seriam.toLocaleString('pt-BR')} ⟦alunos⟧. Nada foi alterado.`,
    en: `The class has ${capacidade} places and would have ${seriam.toLocaleString('en-US')} students. Nothing was changed.`,
  })
