/** A table on the server: before the match, and during it. */

import { useEffect, useState } from 'preact/hooks';
import { connect } from '../app/connection.ts';
import { enterTable, type OnlineTable } from '../table/onlineSession.ts';
import { t } from '../words/words.ts';
import { BeforeMatch } from './BeforeMatch.tsx';
import { TableOf } from './TableOf.tsx';

export function OnlineTableScreen({ id }: { readonly id: string }) {
  const [table, setTable] = useState<OnlineTable | 'none'>();
  useEffect(() => {
    let entered: OnlineTable | undefined;
    let isWanted = true;
    void connect().then(
      (client) => {
        if (!isWanted) return;
        entered = enterTable(
          client,
          id,
          location.hash.length > 1 ? location.hash.slice(1) : undefined,
        );
        setTable(entered);
      },
      () => setTable('none'),
    );
    return () => {
      isWanted = false;
      entered?.session.close();
    };
  }, [id]);
  if (table === 'none') return <p class="loading">{t('table.no-server')}</p>;
  if (table?.refused.value !== undefined) return <p class="loading">{t('table.missing')}</p>;
  const info = table?.table.value;
  if (!table || !info) return <p class="loading">{t('table.loading')}</p>;
  return info.status === 'open' || info.match === null ? (
    <BeforeMatch table={table} />
  ) : (
    <TableOf session={table.session} />
  );
}
