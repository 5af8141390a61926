/** Deliveries at the desk. */
import { useMemo } from 'react'
import { call, keyOf, useCall } from '../../../../../core/web/data.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { type EntregaInteira, entregaApi } from '../../contract.ts'
import { type Espera as Delivery, mesaApi } from '../../contract-mesa.ts'
import { rubricaDe } from '../../rules.ts'
import { ditos } from '../../rules-envios.ts'
import { entregaWebTexts } from '../texts.ts'
import { Obra } from './Obra.tsx'
import { mesaTexts } from './texts.ts'
import type { Aberta, Espera, Tipo, Trabalhos } from './tipo.ts'

const paramsOf = (id: number) => ({ params: { id } })

const aberta = (corpo: EntregaInteira): Aberta<EntregaInteira> => ({
  ...{ id: corpo.id, aluno: corpo.aluno, vez: corpo.vez, correcao: corpo.correcao, texto: corpo.texto },
  regua: corpo.regua,
  antes: (minha) => ditos(corpo, minha),
  rubrica: rubricaDe(corpo),
  imagens: corpo.arquivos.flatMap(({ tipo, url }) => (tipo.startsWith('image/') ? [url] : [])),
  corpo,
})

/** What waits in a class, or in one lesson of it. */
export function useEntregas(turma: number, aula: number | undefined): Trabalhos<EntregaInteira> {
  const t = useTexts(mesaTexts)
  const te = useTexts(entregaWebTexts)
  const { data, ...read } = useCall(mesaApi.fila, { params: { turma }, query: { ...(aula && { aula }) } })
  const fila = useMemo(() => {
    const esperaOf = ({ enviada_em: quando, tela, ...one }: Delivery): Espera => ({
      ...one,
      tela: { ...tela, titulo: `${tela.ordem}. ${tela.titulo || te.tipos(tela.tipo)}` },
      quando,
    })
    return (
      data && {
        titulo: null,
        fila: data.fila.map(esperaOf),
        total: data.total,
        corrigir: data.permissoes.corrigir,
      }
    )
  }, [data, te])
  const tipo = useMemo<Tipo<EntregaInteira>>(
    () => ({
      nome: 'entrega',
      lugar: (id) => `mesa:${id}`,
      voltar: {
        href: href('/logado/turmas/turma/:id/atividades-entrega', { id: turma }),
        label: t.voltar,
      },
      letras: 5_000,
      obra: true,
      ler: (transport, id) => ({
        queryKey: keyOf(entregaApi.find, paramsOf(id)),
        queryFn: () => call(transport, entregaApi.find, paramsOf(id)),
        aberta: (read) => aberta((read as { entrega: EntregaInteira }).entrega),
      }),
      salvar: async (transport, { id, vez, regua, revisao, escrita }) => {
        const input = { params: { id }, body: { vez, regua, revisao, ...escrita } }
        return (await call(transport, mesaApi.saveCorrecao, input, { keepalive: true })).correcao
      },
      enviar: (later, said, entregas, { ficaram, ...late }) =>
        later(
          said,
          mesaApi.mandar,
          { params: { turma }, body: { entregas } },
          { ...late, answered: (answer) => ficaram(answer.ficaram.length) },
        ),
      novas: ['entrega_mudou'],
      velhas: [mesaApi.fila, entregaApi.find],
      Obra,
    }),
    [turma, t],
  )
  return { tipo, fila: { ...read, data: fila } }
}
