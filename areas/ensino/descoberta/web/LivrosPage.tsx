/** `/logado/livro`: the playlists that reach the person, as books. */
import { Link } from 'react-router'
import { useList } from '../../../../core/web/list.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Capa } from '../../catalogo/web/public-capa.tsx'
import { descobertaApi } from '../contract.ts'
import { ESTANTE, Estante } from './Estante.tsx'
import { descobertaTexts } from './texts.ts'

export function Screen() {
  const t = useTexts(descobertaTexts)
  const list = useList(descobertaApi.livros, ESTANTE)
  return (
    <Estante
      titulo={t.livros}
      texto={t.livrosTexto}
      buscar={t.buscarLivro}
      vazia={{ titulo: t.nenhumLivro, texto: t.nenhumLivroTexto }}
      list={list}
      itens={list.data?.livros}
    >
      {({ id, nome, descricao, capitulos }) => (
        <article className="cartao desc-item coluna v-3 alta rel">
          <Capa titulo={nome} livro />
          <h2>
            <Link className="inteiro" to={href('/logado/livro/:livro', { livro: id })}>
              {nome}
            </Link>
          </h2>
          {descricao && <p className="fraca linhas-3">{descricao}</p>}
          <small className="fraca pe num">{t.capitulos(capitulos)}</small>
        </article>
      )}
    </Estante>
  )
}
