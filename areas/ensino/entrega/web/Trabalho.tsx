/** What was asked, and the work with the marks in it: its words, its pictures and sound, other files. */
import { useRef, useState } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Attachments } from '../../../../core/web/ui/Attachments.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import '../../../../core/web/ui/mesa.css'
import { RichText } from '../../../../core/web/ui/RichText.tsx'
import { Figuras } from '../../midia/web/public.tsx'
import type { EntregaInteira } from '../contract.ts'
import { rubricaDe } from '../rules.ts'
import { ditos } from '../rules-envios.ts'
import { Antes } from './Antes.tsx'
import { Arquivo, isShown } from './mesa/Arquivo.tsx'
import { Marcas } from './mesa/Marcas.tsx'
import './mesa/mesa.css'
import { Texto } from './mesa/Texto.tsx'
import { entregaWebTexts } from './texts.ts'

export function Trabalho({ entrega }: { entrega: EntregaInteira }) {
  const t = useTexts(entregaWebTexts)
  const { conteudo, midias, texto, arquivos, marcas } = entrega
  const [atual, setAtual] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const antes = ditos(entrega)
  const others = arquivos.filter((one) => !isShown(one))
  const enunciado = typeof conteudo.enunciado === 'string' ? conteudo.enunciado : ''
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
          {arquivos.map(({ id }, at) => (
            <Arquivo key={id} {...{ entrega, at, marcas, atual, onMarca }} />
          ))}
          <Attachments items={others.map(({ id, nome, bytes, url }) => ({ id, nome, bytes, href: url }))} />
          <div ref={list}>
            <Marcas marcas={marcas} rubrica={rubricaDe(entrega)} atual={atual} onAtual={setAtual} />
          </div>
        </div>
      </Card>
      {antes.length > 0 && (
        <Card title={t.envioAnterior}>
          <Antes ditos={antes} rubrica={rubricaDe(entrega)} />
        </Card>
      )}
    </>
  )
}
