/** What was asked, and the work with the marks in it: its words, its pictures and sound, other files. */
import { useRef, useState } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Attachments } from '../../../../core/web/ui/Attachments.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import '../../../../core/web/ui/mesa.css'
import { RichText } from '../../../../core/web/ui/RichText.tsx'
import type { Rubrica } from '../../aula/shapes-telas.ts'
import { Figuras } from '../../midia/web/public.tsx'
import type { EntregaInteira } from '../contract.ts'
import { Imagem } from './mesa/Imagem.tsx'
import { Marcas } from './mesa/Marcas.tsx'
import './mesa/mesa.css'
import { Som } from './mesa/Som.tsx'
import { Texto } from './mesa/Texto.tsx'
import { emOrdem } from './mesa/trechos.ts'
import { entregaWebTexts } from './texts.ts'

const isImage = (tipo: string): boolean => tipo.startsWith('image/')
const isSound = (tipo: string): boolean => /^(audio|video)\//.test(tipo)

export function Trabalho({ entrega }: { entrega: EntregaInteira }) {
  const t = useTexts(entregaWebTexts)
  const { conteudo, midias, texto, arquivos, marcas } = entrega
  const [atual, setAtual] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const others = arquivos.filter(({ tipo }) => !isImage(tipo) && !isSound(tipo))
  const enunciado = typeof conteudo.enunciado === 'string' ? conteudo.enunciado : ''
  const numbers = new Map(emOrdem(marcas).map(({ id }, at) => [id, at + 1]))
  const onMarca = (id: string) => {
    setAtual(id)
    list.current?.querySelector(`[data-cartao="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      {enunciado !== '' && (
        <Card title={t.oQuePedia}>
          <Figuras midias={midias}>
            <RichText html={enunciado} />
          </Figuras>
        </Card>
      )}
      <Card title={t.trabalho}>
        <div className="pilha">
          {texto !== '' && <Texto texto={texto} marcas={marcas} atual={atual} onMarca={onMarca} />}
          {texto === '' && arquivos.length > 0 && <p className="fraca">{t.semTexto}</p>}
          {arquivos.map((arquivo, at) => {
            const own = marcas.filter((marca) => marca.arquivo === at)
            const shared = { arquivo, marcas: own, numberOf: (id: string) => numbers.get(id) ?? 0, onMarca }
            if (isImage(arquivo.tipo)) return <Imagem key={arquivo.id} {...shared} atual={atual} />
            return isSound(arquivo.tipo) ? (
              <Som key={arquivo.id} {...shared} gravado={entrega.tela.tipo === 'gravacao'} />
            ) : null
          })}
          <Attachments items={others.map(({ id, nome, bytes, url }) => ({ id, nome, bytes, href: url }))} />
          <div ref={list}>
            <Marcas
              marcas={marcas}
              rubrica={(conteudo.rubrica as Rubrica | undefined) ?? []}
              atual={atual}
              onAtual={setAtual}
            />
          </div>
        </div>
      </Card>
    </>
  )
}
