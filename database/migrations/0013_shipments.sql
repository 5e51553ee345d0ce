set lock_timeout = '2s';

-- A parcel of an order on its way. Each step has its moment once it is reached.
create table shipments (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  carrier text not null,
  tracking_number text not null,
  status text not null default 'processed'
    constraint shipments_status_known check (status in ('processed', 'shipped', 'in_transit', 'delivered')),
  processed_at timestamptz not null default now(),
  shipped_at timestamptz,
  in_transit_at timestamptz,
  delivered_at timestamptz,
  version integer not null default 1
);
create index shipments_by_order on shipments (order_id, id);

create table shipment_lines (
  shipment_id integer not null references shipments on delete cascade,
  order_item_id integer not null references order_items on delete cascade,
  quantity integer not null constraint shipment_lines_quantity_positive check (quantity > 0),
  primary key (shipment_id, order_item_id)
);
create index shipment_lines_by_item on shipment_lines (order_item_id);
